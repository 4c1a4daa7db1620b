import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { listenForInstallOffer } from './install-offer';
import { LateParts } from './late-parts';
import { routes } from './routes';
import { discardUnreadableToken } from '../shared/session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');

listenForInstallOffer();
discardUnreadableToken();

// Not the data router: its loaders and actions would lie unused beside Apollo, as a tenth of the code of the first paint.
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} />
      <LateParts />
    </BrowserRouter>
  </StrictMode>,
);
