// How props are called, one word for one thing over the whole library. Read by eslint.config.js, seen to fire by
// prop-names.test.ts. That no flag is true by default is for the rule no-warning-comments.

export interface PropRule {
  message: string;
  selector: string;
  /** Members of an interface of props that the rule must refuse. */
  refuses: string[];
  /** The same, said the way the rule wants it. */
  accepts: string;
}

/** What a person does at a component. A new verb is welcome where none of these says it: add it here. */
const VERBS = (
  'Acknowledge Activate Add Advance Answer Apply Approve Arrive Block Call Cancel Clear Close Confirm Connect Copy Create ' +
  'Decline Download Duplicate Edit Export Extend Install Jump Leave Listen Mark Move Open Pause Pay Play Press Print Publish Rearrange ' +
  'Reconnect Record Refund Refuse Remove Rename Reorder Replace Reply Report Reset Resume Retry Save Search Select Send ' +
  'Share Show Skip Sort Start Stop Submit Suggest Switch Take Test Toggle Try Undo Unpublish Upload Verify'
).replaceAll(' ', '|');

const SYNONYMS: Readonly<Record<string, string>> = {
  'message|body': 'text',
  content: 'children or text',
  heading: 'title',
  'caption|legend': 'label',
  'helpText|helperText': 'hint',
  'errorText|errorMessage': 'error',
  'variant|color|colour|appearance|look|severity': 'tone',
  fullWidth: 'wide',
  'pending|submitting|saving': 'busy',
  outOfStock: 'soldOut',
  'visible|expanded|isOpen': 'open',
};

const MONEY =
  '/(^|[a-z])(price|amount|cost|fee|charge|total|subtotal|discount|refund|payout|balance|revenue|turnover)s?$/i';
const PICTURE = '/^(src|image|picture|photo|img|thumbnail|avatar|logo)(Src|Url|Href|Path|Link)?$/i';
const CHOSEN =
  '/^(selected|chosen|current|active|picked|shown)?(Key|Item|Value|Tab)s?$|^(chosen|current|active|picked|shown)Ids?$|^(selected|chosen|picked|active)$/';

const INTERFACE = 'ExportNamedDeclaration > TSInterfaceDeclaration[id.name=/Props$/]';
const BODY = `${INTERFACE} > TSInterfaceBody`;
const PROP = `${BODY} > TSPropertySignature`;
const FORM = 'TSInterfaceDeclaration[id.name=/FormProps$/] > TSInterfaceBody';
/** Of a form that inherits nothing. */
const ALONE = FORM.replace(']', '][extends.length=0]');
/** The type of a prop, or one of those it may have: `> TSTypeAnnotation > TSStringKeyword`. */
const typed = (prop: string, type: string) =>
  `${prop} > TSTypeAnnotation > ${type}, ${prop} > TSTypeAnnotation > TSUnionType > ${type}`;
const without = (having: string, companion: string, body = BODY) =>
  `${body}:has(TSPropertySignature[key.name=${having}]):not(:has(TSPropertySignature[key.name=${companion}]))`;

export const PROP_RULES: readonly PropRule[] = [
  {
    message: 'a flag is an adjective (open, busy, disabled, soldOut; never is…, has…, show…)',
    selector: `${PROP}[key.name=/^(is|are|has|have|had|show|hide|should|can|could|will|must|no|not|enable|allow|with)[A-Z]/] > TSTypeAnnotation > TSBooleanKeyword`,
    refuses: ['isOpen: boolean', 'hasMeat?: boolean', 'showHint?: boolean', 'shouldWrap: boolean'],
    accepts: 'open: boolean; soldOut?: boolean; hash: string; issue?: boolean',
  },
  {
    message:
      'a callback is called on… (on + what the person does; what gives text back is called format… or …Key, what draws is children or render…)',
    selector: typed(
      `${PROP}:not([key.name=/^(on[A-Z]|format([A-Z]|$)|children$|render[A-Z])|Key$/])`,
      'TSFunctionType',
    ),
    refuses: ['handleClick: () => void', 'submit: () => void', 'retry?: () => Promise<void>'],
    accepts:
      'onAdd: () => void; onRetry?: () => Promise<void>; onUpload: (file: File) => Promise<string>; format: (text: string) => string; rowKey: (row: object) => string; children: (id: string) => ReactNode; renderRow: () => ReactNode',
  },
  {
    message:
      'on… is a callback (the name promises that something is called; it may answer, as onUpload does with an address)',
    selector: `${PROP}[key.name=/^on[A-Z]/] > TSTypeAnnotation > :not(TSFunctionType, TSUnionType, TSTypeReference)`,
    refuses: ['onOpen: boolean', 'onPrice: string'],
    accepts: 'onOpen: () => void; online: boolean',
  },
  {
    message:
      'a callback says a verb of prop-law.ts, in the present (what the person does, not what has happened or what was pressed; a changed part is on<Part>Change; choose and pick are select, delete is remove, dismiss is close)',
    selector: typed(`${PROP}[key.name=/^on(?!(${VERBS})([A-Z]|$))[A-Z]/]:not([key.name=/Change$/])`, 'TSFunctionType'),
    refuses: ['onText: (value: string) => void', 'onMs: (ms: number) => void', 'onSeen: () => void'],
    accepts:
      'onMarkNoShow: () => void; onTakeNextWindow: () => void; onQuantityChange: (quantity: number) => void; onRemove: () => void; onClose: () => void',
  },
  {
    message: 'a callback receives values, never the event (whoever listens need not know which element was touched)',
    selector: `${PROP} TSFunctionType > Identifier > TSTypeAnnotation > TSTypeReference[typeName.name=/Event$|^HTML\\w*Element$|^(Element|Node)$/]`,
    refuses: [
      'value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void',
      'onSend: (form: HTMLFormElement) => void',
      'onOpen: (event: Event) => void',
    ],
    accepts: 'value: string; onChange: (value: string) => void; onSave: (order: { eventId: string }) => void',
  },
  {
    message: 'money is integer cents (no euro is ever a fraction; …Cents says so where it is read)',
    selector: `${typed(`${PROP}[key.name=${MONEY}]`, 'TSNumberKeyword')}, ${PROP}[key.name=/Cents$/] > TSTypeAnnotation > :not(TSNumberKeyword, TSUnionType)`,
    refuses: ['price: number', 'unitPrice?: number', 'serviceCharge: number', 'total: number', 'totalCents: string'],
    accepts: 'priceCents: number; totalCents?: number | null; totalCount: number; cents: number; totalText: string',
  },
  {
    message:
      'a picture is imageUrl, null where there is none (the caller must have thought of the shop that sent no photo)',
    selector: `${typed(`${PROP}[key.name=${PICTURE}]:not([key.name='imageUrl'])`, 'TSStringKeyword')}, ${PROP}[key.name='imageUrl'][optional=true], ${PROP}[key.name='imageUrl'] > TSTypeAnnotation > TSStringKeyword`,
    refuses: ['src: string', 'photoUrl: string | null', 'imageUrl?: string | null', 'imageUrl: string'],
    accepts: 'imageUrl: string | null; icon: ReactNode; picture: { label: string }',
  },
  {
    message: 'an address is href (links are links: …Href goes into <a href>)',
    selector: typed(
      `${PROP}[key.name=/^(url|link|to|path|route)$|(Url|Link|Path|Route)$/]:not([key.name=${PICTURE}])`,
      'TSStringKeyword',
    ),
    refuses: ['url: string', 'backLink: string', 'shopUrl?: string', 'to: string'],
    accepts: 'href: string; backHref?: string; imageUrl: string | null; total: string',
  },
  {
    message:
      'what is chosen is selectedId, or selectedIds (one among several: selectedId + onSelect(id); several: selectedIds + onToggle(id))',
    selector: [
      typed(
        `${PROP}[key.name=${CHOSEN}]:not([key.name=/^(value|items?)$/])`,
        ':matches(TSStringKeyword, TSArrayType, TSTypeOperator)',
      ),
      without("'selectedId'", "'onSelect'"),
      without("'selectedIds'", "'onToggle'"),
    ].join(', '),
    refuses: [
      'selected: string; onSelect: (id: string) => void',
      'activeTab: string',
      'chosenIds: readonly string[]; onToggle: (id: string) => void',
      'selectedId: string',
      'selectedIds: readonly string[]',
    ],
    accepts:
      'selectedId: string | null; onSelect: (id: string | null) => void; selectedIds: readonly string[]; onToggle: (id: string) => void; id: string; activeIndex: number; selected: boolean',
  },
  {
    message:
      'a value comes with its change (value + onChange(value), checked + onChange(checked), a part + on<Part>Change(part))',
    selector: [
      without("'checked'", "'onChange'"),
      without(
        "'onChange'",
        '/^(value|valueCents|checked|imageUrl)$/',
        `${INTERFACE}[extends.length=0] > TSInterfaceBody`,
      ),
    ].join(', '),
    refuses: ['onChange: (value: string) => void', 'checked: boolean; onToggle: () => void'],
    accepts: 'value: string; onChange: (value: string) => void',
  },
  {
    message:
      'a form hands over named values (…FormProps: onSubmit(values) with an interface of its own, error? for the no of the server (or outcome?, where its yes is said too), busy?; or extends FormProps<Values>)',
    selector: [
      `${FORM} > TSPropertySignature[key.name='onSubmit'] > TSTypeAnnotation > TSFunctionType[params.length!=1]`,
      `${FORM} > TSPropertySignature[key.name='onSubmit'] > TSTypeAnnotation > TSFunctionType[params.length=1] > Identifier > TSTypeAnnotation > :not(TSTypeReference)`,
      without("'onSubmit'", '/^(error|outcome)$/', ALONE),
      without("'onSubmit'", "'busy'", ALONE),
    ].join(', '),
    refuses: [
      'onSubmit: () => void; error?: string; busy?: boolean',
      'onSubmit: (email: string, password: string) => void; error?: string; busy?: boolean',
      'onSubmit: (email: string) => void; error?: string; busy?: boolean',
      'onSubmit: (values: PlantedValues) => void; error?: string',
    ],
    accepts: 'onSubmit: (values: PlantedValues) => void; error?: string; busy?: boolean',
  },
  {
    message: `one word for one thing (${Object.entries(SYNONYMS)
      .map(([words, word]) => `${words.replaceAll('|', ', ')}: ${word}`)
      .join('; ')})`,
    selector: `${BODY} TSPropertySignature[key.name=/^(${Object.keys(SYNONYMS).join('|')})$/]`,
    refuses: ['message: string', 'heading: string', 'helpText?: string', "variant?: 'a' | 'b'"],
    accepts: "text: string; title: string; hint?: string; tone?: 'a' | 'b'; busy?: boolean; soldOut: boolean",
  },
  {
    message:
      'sizes are small, medium, counter, large (four words, the same everywhere; counter is what is pressed with flour on the hands)',
    selector: `${PROP}[key.name='size'] TSLiteralType > Literal:not([value=/^(small|medium|counter|large)$/])`,
    refuses: ["size: 'small' | 'lg'", "size?: 'small' | 'huge'"],
    accepts: "size?: 'small' | 'large'; sizes: number",
  },
  {
    message:
      'an error is a sentence or absent (error?: string; an empty or null error would be one more way to say none)',
    selector: `${PROP}[key.name='error'] > TSTypeAnnotation > :not(TSStringKeyword)`,
    refuses: ['error: string | null', 'error?: boolean', 'error?: Error'],
    accepts: 'error?: string',
  },
];

/** For the rule no-restricted-syntax. */
export const PROP_LAW = PROP_RULES.map(({ message, selector }) => ({ selector, message }));
