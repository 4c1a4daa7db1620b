import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { CustomerLayout } from './customer-layout';
import { CustomerGuard, OwnerGuard } from './guard';
import { page } from './lazy-page';
import type { PageHandle } from './page-context';
import * as titles from './page-titles.texts';
import { PublicLayout } from './public-layout';
import { OnSide } from './sides';

// Layout of the owner's pages, loaded lazily because customers never need it.
const ownerLayout = () => import('./owner-layout');
const OwnerLayout = lazy(async () => ({ default: (await ownerLayout()).OwnerLayout }));
// Layout of a single order, which its customer or its shop may read.
const OrderLayout = lazy(async () => ({ default: (await import('./order-layout')).OrderLayout }));
const OwnerPublicLayout = lazy(async () => ({ default: (await ownerLayout()).OwnerPublicLayout }));

const login = async () => (await import('../customer/login/login-page')).LoginPage;
const signup = async () => (await import('../customer/signup/signup-page')).SignupPage;
const activation = async () => (await import('../customer/activation/activation-page')).ActivationPage;
const passwordRequest = async () => (await import('../customer/password/password-pages')).PasswordRequestPage;
const passwordReset = async () => (await import('../customer/password/password-pages')).PasswordResetPage;
const about = async () => (await import('../customer/information/about-page')).AboutPage;
const contact = async () => (await import('../customer/information/contact-page')).ContactPage;
const privacy = async () => (await import('../customer/information/privacy-page')).PrivacyPage;
const terms = async () => (await import('../customer/information/terms-page')).TermsPage;
const legal = async () => (await import('../customer/information/legal-page')).LegalPage;
// Addresses that the server renders itself.
const leave = async () => (await import('./not-found')).LeavePage;
const notFound = async () => (await import('./not-found')).NotFoundPage;

const search = async () => (await import('../customer/search/search-page')).SearchPage;
const shop = async () => (await import('../customer/shop/shop-page')).ShopPage;
const customise = async () => (await import('../customer/customise/customise-page')).CustomisePage;
const cart = async () => (await import('../customer/cart/cart-page')).CartPage;
const payment = async () => (await import('../customer/payment/payment-page')).PaymentPage;
const order = async () => (await import('../customer/order/order-page')).OrderPage;
const tracking = async () => (await import('../customer/tracking/tracking-page')).TrackingPage;
const guestOrder = async () => (await import('../customer/tracking/tracking-page')).GuestOrderPage;
const account = async () => (await import('../customer/account/account-page')).AccountPage;
const guest = async () => (await import('../customer/guest/guest-page')).GuestPage;
const orders = async () => (await import('../customer/orders/orders-page')).OrdersPage;

const customerPages: RouteObject[] = [
  page('/userSearch', search, { title: titles.search, width: 'full' }),
  page('/boulangerie/:ownerId', shop, { title: titles.shop, asksForHeader: true }),
  page('/restaurant/:ownerId', shop, { title: titles.shop, asksForHeader: true }),
  page('/selection/:ownerId/:itemId', customise, { title: titles.customise }),
  page('/cart', cart, { title: titles.cart, brief: true }),
  page('/cart/:ownerId', cart, { title: titles.cart, brief: true }),
  page('/payment', payment, { title: titles.payment, brief: true }),
  page('/tokenDetails/:token', tracking, { title: titles.tracking, brief: true }),
  page('/user-ordersPage', orders, { title: titles.orders, brief: true }),
  page('/account', account, { title: titles.account }),
];

const informationPages: RouteObject[] = [
  page('/a-propos', about, { title: titles.about }),
  page('/contact', contact, { title: titles.contact }),
  page('/confidentialite', privacy, { title: titles.privacy }),
  page('/cgv', terms, { title: titles.terms }),
  page('/mentions-legales', legal, { title: titles.legal }),
];

const ownerLogin = async () => (await import('../owner/login/login-page')).OwnerLoginPage;
const ownerSignup = async () => (await import('../owner/signup/signup-page')).OwnerSignupPage;
const printing = async () => (await import('../owner/printing/printing-page')).PrintingPage;
const menu = async () => (await import('../owner/menu/menu-page')).MenuPage;
const category = async () => (await import('../owner/category/category-page')).CategoryPage;
const addItems = async () => (await import('../owner/add-items/add-items-page')).AddItemsPage;
const menuSelection = async () => (await import('../owner/menu-selection/menu-selection-page')).MenuSelectionPage;
const sandwich = async () => (await import('../owner/item/item-page')).SandwichPage;
const pizza = async () => (await import('../owner/item/item-page')).PizzaPage;
const drink = async () => (await import('../owner/item/item-page')).DrinkPage;
const ingredients = async () => (await import('../owner/ingredients/ingredients-page')).IngredientsPage;
const options = async () => (await import('../owner/options/options-page')).OptionsPage;
const mealDeals = async () => (await import('../owner/meal-deals/meal-deals-page')).MealDealsPage;
const dashboard = async () => (await import('../owner/dashboard/dashboard-page')).DashboardPage;
const payouts = async () => (await import('../owner/payouts/payouts-page')).PayoutsPage;
const settings = async () => (await import('../owner/settings/settings-page')).SettingsPage;
const voice = async () => (await import('../owner/voice/voice-page')).VoicePage;
const days = async () => (await import('../owner/days/days-page')).DaysPage;
const board = async () => (await import('../owner/board/board-page')).BoardPage;

const menuHandle: PageHandle = { title: titles.menu, place: 'menu' };
const ingredientsHandle: PageHandle = { title: titles.ingredients, place: 'ingredients' };
const addItemsHandle: PageHandle = { title: titles.addItems, place: 'menu' };

const ownerPages: RouteObject[] = [
  page('/ownerorders', board, { title: titles.board, place: 'orders', wrongAccount: 'dashboard' }),
  page('/ownerorders/jours', days, { title: titles.days, place: 'orders' }),
  page('/voice', voice, { title: titles.voice, place: 'voice' }),
  page('/restaurant/dashboard', dashboard, { title: titles.dashboard, place: 'figures', wrongAccount: 'dashboard' }),
  // Landing pages after a login, and the menu at its own address (specification 7.2).
  page('/boulangerie/addItems', menu, menuHandle),
  page('/restaurant/addrestmenu', menu, menuHandle),
  page('/AddItems', menu, menuHandle),
  page('/restaurant/addCategory', category, { title: titles.category, place: 'menu', wrongAccount: 'category' }),
  page('/addCategoryAndItems', addItems, addItemsHandle),
  page('/boulangerie/addCategoryAndItems', addItems, addItemsHandle),
  page('/restaurant/addCategoryAndItems', addItems, addItemsHandle),
  page('/menu-selection', menuSelection, { title: titles.menuSelection, place: 'menu' }),
  page('/restaurant/add-sandwich/:itemId?', sandwich, { title: titles.sandwich, place: 'menu' }),
  page('/add-pizza/:itemId?', pizza, { title: titles.pizza, place: 'menu' }),
  page('/add-drink', drink, { title: titles.drink, place: 'menu' }),
  page('/restaurant/ingredients-page', ingredients, ingredientsHandle),
  page('/drinks', ingredients, ingredientsHandle),
  page('/meat', ingredients, ingredientsHandle),
  page('/sauces', ingredients, ingredientsHandle),
  page('/restaurant/options', options, { title: titles.options, place: 'options' }),
  page('/restaurant/formules', mealDeals, { title: titles.mealDeals, place: 'mealDeals' }),
  // The same account page as for customers; it queries whose account it is.
  page('/reglages/compte', account, { title: titles.account, place: 'settings' }),
  page('/reglages/:part?', settings, { title: titles.settings, place: 'settings' }),
];

/** Routes of the specification. A layout adds header and footer, so a page renders only its content. */
export const routes: RouteObject[] = [
  {
    element: <OnSide side="customer" />,
    children: [
      page('/', login, { title: titles.login }),
      page('/userlogin', login, { title: titles.login }),
      page('/usersignup', signup, { title: titles.signup }),
      page('/activate/:token', activation, { title: titles.activation }),
      page('/motdepasse', passwordRequest, { title: titles.passwordRequest }),
      page('/motdepasse/:token', passwordReset, { title: titles.passwordReset }),
      page('/commander/:shopId', guest, { title: titles.guest }),
      {
        element: <PublicLayout />,
        children: [
          ...informationPages,
          page('/commande/:key', guestOrder, { title: titles.tracking, brief: true }),
          // Visitors compose items here; it is the same page as the guarded one for signed-in customers.
          page('/composer/:ownerId/:itemId', customise, { title: titles.customise }),
        ],
      },
      {
        element: <CustomerGuard />,
        children: [
          { element: <CustomerLayout />, children: customerPages },
          {
            element: <OrderLayout />,
            children: [page('/order/:orderId', order, { title: titles.order, brief: true })],
          },
          // Print view in its own window, without a layout around the paper.
          page('/printorderpage', printing, { title: titles.printing }),
          page('/printorder', printing, { title: titles.printing }),
        ],
      },
    ],
  },
  {
    element: <OnSide side="owner" />,
    children: [
      page('/ownerloginform', ownerLogin, { title: titles.ownerLogin }),
      {
        element: <OwnerPublicLayout />,
        children: [page('/restaurantPaymentSetupPage', payouts, { title: titles.payouts, place: 'payouts' })],
      },
      page('/ownersignupform', ownerSignup, { title: titles.ownerSignup }),
      { element: <OwnerGuard />, children: [{ element: <OwnerLayout />, children: ownerPages }] },
    ],
  },
  page('/chez/*', leave),
  page('/pres-de/*', leave),
  page('*', notFound, { title: titles.notFound }),
];
