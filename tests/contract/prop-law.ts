import type ts from 'typescript';

export interface Prop {
  name: string;
  /** callback: gives nothing back · slot: draws · function: gives a value back. */
  kind: 'flag' | 'number' | 'text' | 'node' | 'callback' | 'slot' | 'function' | 'other';
  optional: boolean;
  nullable: boolean;
  parameters: { name: string; type: string }[];
  /** Names within it, where it is an object. */
  parts: string[];
  /** Names within it that this library gives, where it is an object or a list of such. */
  members: string[];
  /** The strings it may be, where it is a choice among some. */
  literals: string[];
  /** What its doc comment says after `@default`. */
  defaultText?: string;
  /** Where it is written, to be pointed at. */
  declared: ts.Declaration;
}

export interface PropsInterface {
  form: boolean;
  /** Names of all props, those of the native element too. */
  names: ReadonlySet<string>;
  /** Declared in this library. */
  own: Prop[];
}

/** One word for one thing, over the whole library; ESLint checks it (prop-rule.ts). */
export interface PropRule {
  name: string;
  because: string;
  /** Members of an interface `PlantedProps` that the rule must refuse, one complaint each. */
  refuses: string[];
  /** The same, said the way the rule wants it. */
  accepts: string;
  check: (prop: Prop, all: PropsInterface) => boolean;
}

const words = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
    .split(' ');

/** What a person does at a component. A new verb is welcome where none of these says it: add it here. */
export const VERBS: ReadonlySet<string> = new Set(
  (
    'acknowledge activate add advance answer apply approve arrive block call cancel clear close confirm connect copy create ' +
    'decline download duplicate edit export extend install jump leave listen mark move open pause pay play press print publish rearrange ' +
    'reconnect record refund refuse remove rename reorder replace reply report reset resume retry save search select send ' +
    'share show skip sort start stop submit suggest switch take test toggle try undo unpublish upload verify'
  ).split(' '),
);

/** Two words for one act would make every reader ask what the difference is. */
export const ONE_VERB: Readonly<Record<string, string>> = {
  choose: 'select',
  pick: 'select',
  delete: 'remove',
  dismiss: 'close',
  update: 'save, or on<Part>Change',
  use: 'the verb of what is done',
};

export const SYNONYMS: Readonly<Record<string, string>> = {
  message: 'text',
  body: 'text',
  content: 'children or text',
  heading: 'title',
  caption: 'label or text',
  legend: 'label',
  helpText: 'hint',
  helperText: 'hint',
  errorText: 'error',
  errorMessage: 'error',
  variant: 'tone',
  color: 'tone',
  colour: 'tone',
  appearance: 'tone',
  look: 'tone',
  severity: 'tone',
  fullWidth: 'wide',
  pending: 'busy',
  submitting: 'busy',
  saving: 'busy',
  outOfStock: 'soldOut',
  visible: 'open',
  expanded: 'open',
  isOpen: 'open',
};

const CALLED = new Set(['callback', 'function']);
const MONEY =
  /(^|[a-z])(price|amount|cost|fee|charge|total|subtotal|discount|refund|payout|balance|revenue|turnover)s?$/i;
const PICTURE = /^(src|image|picture|photo|img|thumbnail|avatar|logo)(Src|Url|Href|Path|Link)?$/i;
const CHOSEN =
  /^(selected|chosen|current|active|picked|shown)?(Key|Item|Value|Id|Tab|Index)s?$|^(selected|chosen|picked|active)$/;

const verbOf = (name: string) => words(name)[1] ?? '';

export const RULES: readonly PropRule[] = [
  {
    name: 'a flag is an adjective',
    because: 'open, busy, disabled, soldOut; never is…, has…, show…',
    refuses: ['isOpen: boolean', 'hasMeat?: boolean', 'showHint?: boolean', 'shouldWrap: boolean', 'canEdit: boolean'],
    accepts: 'open: boolean; soldOut?: boolean; hash: string; issue?: boolean',
    check: ({ name, kind }) =>
      kind !== 'flag' ||
      !/^(is|are|has|have|had|show|hide|should|can|could|will|must|no|not|enable|allow|with)[A-Z]/.test(name),
  },
  {
    name: 'a flag is false by default',
    because: 'so that writing its name alone always switches something on',
    refuses: ['/** @default true */ closable?: boolean'],
    accepts: '/** @default false */ busy?: boolean; /** @default 3 */ rows?: number',
    check: ({ kind, defaultText }) => kind !== 'flag' || defaultText !== 'true',
  },
  {
    name: 'a callback is called on…',
    because:
      'on + what the person does; what gives text back is called format… or …Key, what draws is children or render…',
    refuses: [
      'handleClick: () => void',
      'submit: () => void',
      'retry?: () => Promise<void>',
      'group: (text: string) => string',
    ],
    accepts:
      'onAdd: () => void; onRetry?: () => Promise<void>; onUpload: (file: File) => Promise<string>; format: (text: string) => string; rowKey: (row: object) => string; children: (id: string) => ReactNode; renderRow: () => ReactNode',
    check: ({ name, kind }) =>
      (kind !== 'callback' || /^on[A-Z]/.test(name)) &&
      (kind !== 'function' || /^(on[A-Z]|format([A-Z]|$))|Key$/.test(name)) &&
      (kind !== 'slot' || /^(children|render[A-Z]\w*)$/.test(name)),
  },
  {
    name: 'on… is a callback',
    because: 'the name promises that something is called; it may answer, as onUpload does with an address',
    refuses: ['onOpen: boolean', 'onPrice: string'],
    accepts: 'onOpen: () => void; online: boolean',
    check: ({ name, kind }) => !/^on[A-Z]/.test(name) || CALLED.has(kind),
  },
  {
    name: 'a callback says a verb, in the present',
    because: 'what the person does, not what has happened or what was pressed; a changed part is on<Part>Change',
    refuses: [
      'onText: (value: string) => void; text: string',
      'onDigits: () => void',
      'onMs: (ms: number) => void',
      'onSeen: () => void',
      'onAdded: () => void',
      'onNoShow: () => void',
    ],
    accepts:
      'onMarkNoShow: () => void; onTakeNextWindow: () => void; quantity: number; onQuantityChange: (quantity: number) => void',
    check: ({ name, kind }) =>
      !CALLED.has(kind) ||
      !/^on[A-Z]/.test(name) ||
      name.endsWith('Change') ||
      VERBS.has(verbOf(name)) ||
      Object.hasOwn(ONE_VERB, verbOf(name)),
  },
  {
    name: 'one act, one verb',
    because: 'choose and pick are select, delete is remove, dismiss is close',
    refuses: [
      'onPick: (id: string) => void',
      'onChooseSize: (id: string) => void',
      'onDeleteItem: () => void',
      'onDismiss: () => void',
    ],
    accepts: 'onSelect: (id: string) => void; selectedId: string; onRemove: () => void; onClose: () => void',
    check: ({ name, kind }) => !CALLED.has(kind) || !Object.hasOwn(ONE_VERB, verbOf(name)),
  },
  {
    name: 'a callback receives values, never the event',
    because: 'whoever listens need not know which element was touched',
    refuses: [
      'value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void',
      'onSend: (form: HTMLFormElement) => void',
      'onOpen: (event: Event) => void',
    ],
    accepts: 'value: string; onChange: (value: string) => void; onSave: (order: { eventId: string }) => void',
    check: ({ parameters }) => !parameters.some(({ type }) => /^(\w*Event|HTML\w*Element|Element|Node)\b/.test(type)),
  },
  {
    name: 'money is integer cents',
    because: 'no euro is ever a fraction; …Cents says so where it is read',
    refuses: ['price: number', 'unitPrice?: number', 'serviceCharge: number', 'total: number', 'totalCents: string'],
    accepts: 'priceCents: number; totalCents?: number | null; totalCount: number; cents: number; totalText: string',
    check: ({ name, kind }) =>
      (kind !== 'number' || !MONEY.test(name)) && (!name.endsWith('Cents') || kind === 'number'),
  },
  {
    name: 'a picture is imageUrl, null where there is none',
    because: 'the caller must have thought of the shop that sent no photo',
    refuses: ['src: string', 'photoUrl: string | null', 'imageUrl?: string', 'imageUrl: string', 'logo: string'],
    accepts: 'imageUrl: string | null; icon: ReactNode; picture: { label: string }',
    check: ({ name, kind, nullable, optional }) =>
      kind !== 'text' || !PICTURE.test(name) || (name === 'imageUrl' && nullable && !optional),
  },
  {
    name: 'an address is href',
    because: 'links are links: …Href goes into <a href>',
    refuses: ['url: string', 'backLink: string', 'shopUrl?: string', 'to: string'],
    accepts: 'href: string; backHref?: string; imageUrl: string | null; total: string',
    check: ({ name, kind }) =>
      kind !== 'text' || PICTURE.test(name) || !/^(url|link|to|path|route)$|(Url|Link|Path|Route)$/.test(name),
  },
  {
    name: 'what is chosen is selectedId, or selectedIds',
    because: 'one among several: selectedId + onSelect(id); several: selectedIds + onToggle(id)',
    refuses: [
      'selected: string; onSelect: (id: string) => void',
      'activeTab: string',
      'chosenIds: readonly string[]; onToggle: (id: string) => void',
      'selectedId: string',
      'selectedIds: readonly string[]',
    ],
    accepts:
      'selectedId: string | null; onSelect: (id: string | null) => void; selectedIds: readonly string[]; onToggle: (id: string) => void; id: string; activeIndex: number; selected: boolean',
    check: ({ name, kind }, { names }) => {
      if (name === 'selectedId') return names.has('onSelect');
      if (name === 'selectedIds') return names.has('onToggle');
      return !(kind === 'text' || kind === 'other') || !CHOSEN.test(name) || /^(id|ids|value|items?)$/.test(name);
    },
  },
  {
    name: 'a value comes with its change',
    because:
      'value + onChange(value), checked + onChange(checked), a part + on<Part>Change(part); of one among many: on<Part>Change(id, part)',
    refuses: [
      'onChange: (value: string) => void',
      'onNoteChange: (note: string) => void',
      'checked: boolean; onToggle: () => void',
    ],
    accepts:
      'value: string; onChange: (value: string) => void; friesId: string; onFriesChange: (id: string) => void; onStockChange: (id: string, stock: number) => void; item: { soldOut: boolean }; onSoldOutChange: (soldOut: boolean) => void',
    check: ({ name, kind, parameters }, { names, own }) => {
      if (name === 'checked') return names.has('onChange');
      const part = /^on([A-Z]\w*)?Change$/.exec(name);
      if (parameters.length > 1) return true;
      if (!part || kind !== 'callback') return true;
      if (!part[1]) return ['value', 'checked', 'imageUrl'].some((held) => names.has(held));
      const start = part[1].charAt(0).toLowerCase() + part[1].slice(1);
      return [...names, ...own.flatMap(({ parts }) => parts)].some((held) => held.startsWith(start));
    },
  },
  {
    name: 'a form hands over named values',
    because:
      '…FormProps: onSubmit(values) with an interface of its own, error? for the no of the server (or outcome?, where its yes is said too), busy?',
    refuses: [
      'onSubmit: () => void; error?: string; busy?: boolean',
      'onSubmit: (email: string, password: string) => void; error?: string; busy?: boolean',
      'onSubmit: (values: PlantedValues) => void; error?: string',
    ],
    accepts: 'onSubmit: (values: PlantedValues) => void; error?: string; busy?: boolean',
    check: ({ name, parameters }, { form, names }) =>
      !form ||
      name !== 'onSubmit' ||
      (parameters.length === 1 &&
        /^[A-Z]\w+$/.test(parameters[0]?.type ?? '') &&
        (names.has('error') || names.has('outcome')) &&
        names.has('busy')),
  },
  {
    name: 'one word for one thing',
    because: 'label, title, text, hint, error, tone, busy, open: the words of every other component',
    refuses: [
      'message: string',
      'heading: string',
      'helpText?: string',
      "variant?: 'a' | 'b'",
      'pending?: boolean',
      'outOfStock: boolean',
      'items: readonly { id: string; outOfStock: boolean }[]',
      'failure?: { id: string; message: string }',
    ],
    accepts: "text: string; title: string; hint?: string; tone?: 'a' | 'b'; busy?: boolean; soldOut: boolean",
    check: ({ name, members }) => ![name, ...members].some((word) => Object.hasOwn(SYNONYMS, word)),
  },
  {
    name: 'sizes are small, medium, counter, large',
    because: 'four words, the same everywhere; counter is what is pressed with flour on the hands',
    refuses: ["size: 'sm' | 'lg'", "size?: 'small' | 'huge'"],
    accepts: "size?: 'small' | 'large'; sizes: number",
    check: ({ name, literals }) =>
      name !== 'size' || literals.every((literal) => ['small', 'medium', 'counter', 'large'].includes(literal)),
  },
  {
    name: 'an error is a sentence or absent',
    because: 'error?: string; an empty or null error would be one more way to say none',
    refuses: ['error: string | null', 'error?: boolean', 'error?: Error'],
    accepts: 'error?: string',
    check: ({ name, kind, nullable }) => name !== 'error' || (kind === 'text' && !nullable),
  },
];
