import './main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { fetchPage } from './lazy-page';
import { listenForInstallOffer } from './install-offer';
import { LateParts } from './late-parts';
import { routes } from './routes';
import { discardUnreadableToken } from '../session/session';

listenForInstallOffer();
discardUnreadableToken();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  // Taken away where the browser is too old (index.html).
  if (!root) return;
  // A shell painted by the server (web/first-paint) stays until the page itself can take its place.
  if (root.hasChildNodes()) await fetchPage(routes, window.location);
  // In slices, so that a slow phone answers in between.
  startTransition(() => {
    // Not the data router: its loaders and actions would lie unused beside Apollo, as a tenth of the code of the first paint.
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <App routes={routes} />
          <LateParts />
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

// Not awaited here: the pages are made of parts of this very module, and each would wait for the other.
void start();
