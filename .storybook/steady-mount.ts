/** What of a story’s context a mount needs. */
interface Mounting<Canvas> {
  /** Always there; the public type does not name it. */
  renderToCanvas?: () => Promise<void>;
  canvas: Canvas;
}

/** Two frames: what a component does after it was drawn, and what that draws. A tab nobody sees draws nothing, and is not waited for. */
function drawn(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 200);
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        done();
      }),
    );
  });
}

/**
 * A play begins when its component stands: lists of the accessibility library fill themselves in a second pass, and the
 * focus is given after the first. The test runner waits for both by itself, the workbench does not.
 */
export function steadyMount<Canvas>(context: Mounting<Canvas>): () => Promise<Canvas> {
  return async () => {
    await context.renderToCanvas?.();
    await drawn();
    return context.canvas;
  };
}
