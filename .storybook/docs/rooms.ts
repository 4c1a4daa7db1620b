/** The rooms of the library by their folder, in the order they stand on each other. */
export const ROOMS: Readonly<Record<string, { title: string; text: string }>> = {
  'ui/base': { title: 'Base', text: 'Would survive in a shoe shop.' },
  'ui/food': { title: 'Food', text: 'Speaks food, on both sides of the counter.' },
  'ui/site': { title: 'Site', text: 'Frames of pages, and the forms to sign in.' },
  'ui/owner': { title: 'Owner', text: 'The owner’s tools.' },
  'web/customer': { title: 'Customer pages', text: 'Parts put together for who orders.' },
  'web/owner': { title: 'Owner pages', text: 'Parts put together for who sells.' },
  'web/app': { title: 'Pages for everybody', text: 'What went wrong, and what is not there.' },
};

/** `ui/base/button/button` → `ui/base` */
export const roomOf = (file: string) => file.split('/', 2).join('/');
