// The post horn that calls a player whose turn has come: a fifth and an octave, as a postilion blows it when he comes
// in sight.

import { preferences } from "./page.js";

/** Pitch in hertz, start and length in seconds. */
const NOTES = [
  { pitch: 349.2, start: 0, length: 0.15 },
  { pitch: 523.3, start: 0.16, length: 0.15 },
  { pitch: 698.5, start: 0.32, length: 0.42 },
];

/**
 * Two tones a little out of tune sound like brass.
 * @type {{ type: OscillatorType, volume: number, detune: number }[]}
 */
const TONES = [
  { type: "sawtooth", volume: 0.05, detune: 1 },
  { type: "triangle", volume: 0.12, detune: 1.002 },
];

/** @type {AudioContext | undefined} */
let audio;

/** Blows the horn, if the player wants to hear it. Browsers are silent until a page was clicked. */
export function blowHorn() {
  if (preferences().sound !== "1" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const warmth = audio.createBiquadFilter();
  warmth.type = "lowpass";
  warmth.frequency.value = 1800;
  warmth.connect(audio.destination);
  for (const { pitch, start, length } of NOTES) {
    const begin = audio.currentTime + start;
    for (const { type, volume, detune } of TONES) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = type;
      tone.frequency.value = pitch * detune;
      loudness.gain.setValueAtTime(0, begin);
      loudness.gain.linearRampToValueAtTime(volume, begin + 0.03);
      loudness.gain.setValueAtTime(volume, begin + length * 0.6);
      loudness.gain.linearRampToValueAtTime(0, begin + length);
      tone.connect(loudness).connect(warmth);
      tone.start(begin);
      tone.stop(begin + length);
    }
  }
}
