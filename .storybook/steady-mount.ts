import type { ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/types';

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
export const steadyMount: NonNullable<ProjectAnnotations<ReactRenderer>['mount']> = (context) => async () => {
  await context.renderToCanvas();
  await drawn();
  return context.canvas;
};
