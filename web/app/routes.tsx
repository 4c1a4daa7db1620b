import type { RouteObject } from 'react-router-dom';
import { CustomerLayout } from './customer-layout';
import { CustomerGuard, OwnerGuard } from './guard';
import { page } from './lazy-page';
import { OwnerLayout } from './owner-layout';
import { CustomerSide, OwnerSide } from './sides';

const login = async () => (await import('../customer/login/login-page')).LoginPage;
const notFound = async () => (await import('./not-found-page')).NotFoundPage;

const search = async () => (await import('../customer/search/search-page')).SearchPage;
const shop = async () => (await import('../customer/shop/shop-page')).ShopPage;
const customise = async () => (await import('../customer/customise/customise-page')).CustomisePage;
const cart = async () => (await import('../customer/cart/cart-page')).CartPage;
const payment = async () => (await import('../customer/payment/payment-page')).PaymentPage;
const order = async () => (await import('../customer/order/order-page')).OrderPage;
const tracking = async () => (await import('../customer/tracking/tracking-page')).TrackingPage;
const orders = async () => (await import('../customer/orders/orders-page')).OrdersPage;

const customerPages: RouteObject[] = [
  page('/userSearch', search, { title: 'Trouver un commerce', width: 'full' }),
  page('/boulangerie/:ownerId', shop, { title: 'Le menu' }),
  page('/restaurant/:ownerId', shop, { title: 'Le menu' }),
  page('/selection/:ownerId/:itemId', customise, { title: 'Composer' }),
  page('/cart', cart, { title: 'Mon panier' }),
  page('/cart/:ownerId', cart, { title: 'Mon panier' }),
  page('/payment', payment, { title: 'Paiement' }),
  page('/order/:orderId', order, { title: 'Ma commande' }),
  page('/tokenDetails/:token', tracking, { title: 'Suivi de ma commande' }),
  page('/user-ordersPage', orders, { title: 'Mes commandes' }),
];

const ownerPages: RouteObject[] = [];

/** The route map of the specification. A page finds header and footer around it and gives only its content. */
export const routes: RouteObject[] = [
  {
    element: <CustomerSide />,
    children: [
      page('/', login, { title: 'Se connecter' }),
      page('/userlogin', login, { title: 'Se connecter' }),
      { element: <CustomerGuard />, children: [{ element: <CustomerLayout />, children: customerPages }] },
    ],
  },
  {
    element: <OwnerSide />,
    children: [{ element: <OwnerGuard />, children: [{ element: <OwnerLayout />, children: ownerPages }] }],
  },
  page('*', notFound, { title: 'Page introuvable' }),
];
