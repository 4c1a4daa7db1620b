let outdated = false;

// A page opened before a new version was put online asks for files that are gone; only a reload helps.
window.addEventListener('vite:preloadError', () => {
  outdated = true;
});

export function codeIsOutdated(): boolean {
  return outdated;
}
