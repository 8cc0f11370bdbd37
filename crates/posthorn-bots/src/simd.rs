//! Wider vector instructions where the processor has them, chosen at run time.

/// Runs `work` compiled for AVX2 if this processor has it.
///
/// Everything that is inlined into `work` gains: the network's sums are done eight at a time instead of four. The
/// results are the same to the bit, since no sum changes its order; a test in `net.rs` compares them.
#[inline]
pub(crate) fn wide<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    if std::arch::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code)]
        // SAFETY: the processor was just asked whether it has AVX2.
        return unsafe { with_avx2(work) };
    }
    work()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<R>(work: impl FnOnce() -> R) -> R {
    work()
}
