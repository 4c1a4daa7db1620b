import './main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { fetchPage } from './lazy-page';
import { listenForInstallOffer } from './install-offer';
import { LateParts } from './deferred-features';
import { routes } from './routes';
import { discardUnreadableToken } from '../session/session';

listenForInstallOffer();
discardUnreadableToken();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  // index.html removes the root element when the browser is too old.
  if (!root) return;
  // A shell rendered by the server (web/first-paint) stays visible until the page's code is loaded.
  if (root.hasChildNodes()) await fetchPage(routes, window.location);
  // Renders in a transition, in slices, so that a slow phone stays responsive.
  startTransition(() => {
    // Uses no data router: Apollo loads the data, so loaders and actions would be unused and a tenth of the code of the
    // first paint.
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

// Not awaited at top level: the pages share code with this module, so each would wait for the other.
void start();
