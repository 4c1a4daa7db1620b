import { ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createCache } from '../web/app/apollo/cache';
import { App } from '../web/app/app';
import { fetchPage } from '../web/app/lazy-page';
import { routes } from '../web/app/routes';
import { signIn, signOut } from '../web/session/session';
import { screenParameters } from './frames';
import { withHeadEntry } from './head-entry';
import { answeringLink, fail, type Answers } from './mocked-answers';
import { CUSTOMER_TOKEN, OWNER_TOKEN } from './results/people';
import { standardAnswers } from './results/standard';

/** The lunch hour of the workbench: 12 June 2026, 11:40 in Paris. */
const NOON = Date.parse('2026-06-12T09:40:00Z');

// The product’s own routes, without the clients of a real server around them.
const pages = routes.flatMap(({ children, ...route }) => children ?? [route]);

interface Place {
  /** What the server says here, on top of the standard answers. */
  answers?: Answers;
  /** What the page before handed over. */
  state?: unknown;
  /** Who is there. @default 'customer' */
  signedIn?: 'customer' | 'owner' | 'nobody';
  /** What the browser remembers from before, by key. */
  stored?: Record<string, unknown>;
  /** What the server writes into the head of pages, by name. */
  head?: Record<string, string>;
}

/** A story of a page: what it shows comes from its answers. */
export type Story = StoryObj;
export type Play = NonNullable<Story['play']>;
export type PlayContext = Parameters<Play>[0];

/** How pages stand in the workbench: as screens do; what they show comes from their answers. */
export const pageParameters = { ...screenParameters, controls: { disable: true } };

function MockedProduct({ path, state, answers }: Place & { path: string }) {
  const [client] = useState(
    () => new ApolloClient({ cache: createCache(), link: answeringLink({ ...standardAnswers, ...answers }) }),
  );
  return (
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[{ ...parsed(path), state }]}>
        <App routes={pages} />
      </MemoryRouter>
    </ApolloProvider>
  );
}

function parsed(path: string) {
  const { pathname, search, hash } = new URL(path, location.origin);
  return { pathname, search, hash };
}

/** The real product at one of its addresses, with answers instead of a server: links lead on, as they do for customers. */
export function pageAt(path: string, place: Place = {}) {
  const { signedIn = 'customer', stored = {}, head = {} } = place;
  return {
    render: () => <MockedProduct path={path} {...place} />,
    // A picture of a page is none of the wait for its code.
    loaders: [() => fetchPage(pages, parsed(path))],
    beforeEach: () => {
      localStorage.clear();
      sessionStorage.clear();
      signOut('customer');
      signOut('owner');
      if (signedIn === 'customer') signIn('customer', CUSTOMER_TOKEN);
      if (signedIn === 'owner') signIn('owner', OWNER_TOKEN);
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
      const removals = Object.entries(head).map(([name, content]) => withHeadEntry(name, content));
      // Not by a spy: what records its calls asks for the time itself.
      const realNow = Date.now;
      // A clock that stands still, as for pictures, stands still here too.
      const began = realNow();
      Date.now = () => NOON + realNow() - began;
      return () => {
        Date.now = realNow;
        for (const remove of removals) remove();
        localStorage.clear();
      };
    },
  };
}

/** Play of a story whose page comes to say each of these. */
export const says =
  (...texts: (string | RegExp)[]): Play =>
  async ({ canvas }) => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Play of a story whose page comes to say this at once, to screen readers too. */
export const saysAlert =
  (text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  };

/** Play of a story whose page comes to lead there. */
export const leadsTo =
  (name: string, href: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
  };

/** A page whose query fails: it says `text`, and « Réessayer » asks again. */
export function failingAt<D extends Record<string, unknown>, V extends OperationVariables>(
  path: string,
  document: TypedDocumentNode<D, V>,
  { error = new Error('503'), text = '', ...place }: Place & { error?: Error; text?: string } = {},
): StoryObj {
  const [[name, failed] = ['', fn()]] = Object.entries(fail(document, error));
  const asked = fn(failed);
  return {
    ...pageAt(path, { ...place, answers: { ...place.answers, [name]: asked } }),
    play: async ({ canvas, userEvent }) => {
      const retry = await canvas.findByRole('button', { name: 'Réessayer' });
      if (text) await expect(canvas.getByText(text)).toBeVisible();
      asked.mockClear();
      await userEvent.click(retry);
      // Sooner than the page asks again by itself.
      await waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 4_000 });
    },
  };
}
