/** Hidden pages get no frames; callbacks then run after this delay. */
const HIDDEN_FRAME_MS = 1000;

/** Runs a callback before the next frame, even if there is none. Returns a function that cancels it. */
export function nextFrame(run: () => void): () => void {
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const once = () => {
    stop();
    run();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, HIDDEN_FRAME_MS);
  return stop;
}
