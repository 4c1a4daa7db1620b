import type { RouteObject } from 'react-router-dom';
import { CustomerGuard, OwnerGuard } from './guard';
import { CustomerLayout } from './customer-layout';
import { OwnerLayout } from './owner-layout';
import { PageError } from './page-error';
import type { PageHandle } from './page-handle';
import { PageWait } from './page-wait';
import { Shell } from './shell';
import { CustomerSide, OwnerSide } from './sides';

/** One page, its code loaded when it is first opened. */
function page(path: string, lazy: RouteObject['lazy'], handle: PageHandle = {}): RouteObject {
  return { path, lazy, handle };
}

const login = async () => ({ Component: (await import('../customer/login/login-page')).LoginPage });
const notFound = async () => ({ Component: (await import('./not-found-page')).NotFoundPage });

const customerPages: RouteObject[] = [];

const ownerPages: RouteObject[] = [];

/** The route map of the specification. A page finds header and footer around it and gives only its content. */
export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: PageError,
    HydrateFallback: PageWait,
    children: [
      {
        Component: CustomerSide,
        children: [
          page('/', login, { title: 'Se connecter' }),
          page('/userlogin', login, { title: 'Se connecter' }),
          {
            Component: CustomerGuard,
            children: [
              { Component: CustomerLayout, children: [{ ErrorBoundary: PageError, children: customerPages }] },
            ],
          },
        ],
      },
      {
        Component: OwnerSide,
        children: [
          {
            Component: OwnerGuard,
            children: [{ Component: OwnerLayout, children: [{ ErrorBoundary: PageError, children: ownerPages }] }],
          },
        ],
      },
      page('*', notFound, { title: 'Page introuvable' }),
    ],
  },
];
