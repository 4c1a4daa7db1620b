// What a component may not write by itself, because ui/theme/theme.css decides it: colours, sizes, letters, radii, shadows.
// Read by eslint.config.js, seen to fire by tokens.test.ts.
//
// Where a layout needs a value of its own, it is made of what is already decided: fractions and percentages, the window
// (dvh, vw, cqi), the letters around it (em, ch, lh), the spacing scale (`--spacing(60)`) and variables of the theme.
//
// All of it is looked for in every text, not only where a linter of Tailwind expects classes: they also live in constants.

const SIDES = '(?:-[a-z]{1,2})?';
const LOOKS = ['bg', 'text', `border${SIDES}`, 'outline', 'ring', 'ring-offset', 'inset-ring', 'fill', 'stroke'];
const INKS = ['decoration', 'accent', 'caret', 'divide', 'from', 'via', 'to', 'placeholder'];
const SHADOWS = ['shadow', 'inset-shadow', 'drop-shadow', 'text-shadow'];
const PROPERTIES = ['color', 'background', 'font', 'text', 'letter', 'line', 'border', 'outline', 'box-shadow'];

/** A utility with a value of its own, whatever stands before it: `lg:hover:bg-[…]`. */
const ownValue = (...names: string[]) => String.raw`(?:^|[\s:])!?-?(?:${names.join('|')})-\[`;

const HEX = String.raw`(?:^|[\s"'(:,=[])#(?:[0-9a-fA-F]{3,4}){1,2}(?![\w-])`;
const COLOUR_FUNCTION = String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(`;
const LENGTH = String.raw`(?:^|[^\w.#])-?(?:\d+\.)?\d+(?:px|rem|pt|pc|in|cm|mm)(?![a-zA-Z0-9-])`;

const TEXTS: [pattern: string, message: string][] = [
  [HEX, 'Colours are tokens of ui/theme/theme.css.'],
  [COLOUR_FUNCTION, 'Colours are tokens of ui/theme/theme.css.'],
  [ownValue(...LOOKS, ...INKS), 'Colours, font sizes and strokes are tokens of ui/theme/theme.css.'],
  [ownValue(...SHADOWS), 'Shadows are tokens: card, raised.'],
  [ownValue('rounded(?:-[a-z]{1,2})?'), 'Radii are tokens: control, card, tag, full.'],
  [ownValue('font', 'leading', 'tracking'), 'Letters are set by tokens of ui/theme/theme.css.'],
  [String.raw`\w\x2f\[`, 'No shade and no line height beside the tokens of ui/theme/theme.css.'],
  [
    String.raw`(?:^|[\s:])!?\[(?:${PROPERTIES.join('|')})[a-z-]*:`,
    'Looks are utilities made of tokens, not properties written into a class.',
  ],
  [
    String.raw`(?:^|[\s:])@?(?:min-|max-)?\[[\d.]+[a-z]+\]:`,
    'The theme names the widths at which a layout turns: md, lg, @md.',
  ],
  [LENGTH, 'Lengths come from the spacing scale: p-4, min-h-11, or --spacing(60) within a layout expression.'],
];

const SVG = '/<svg /';
const OF_DOCUMENTATION = "Property[key.name='docs'] *";
// Read by the browser before any style is there, to choose a file.
const SIZES_OF_PICTURES = ":matches(JSXAttribute[name.name='sizes'], AssignmentPattern[left.name='sizes']) *";
const ELSEWHERE = `:not(${OF_DOCUMENTATION}):not(${SIZES_OF_PICTURES})`;

/** Every text that matches, but for pictures drawn as text, their sizes, and what pages of documentation look like. */
const saying = (pattern: string) =>
  `Literal[value=/${pattern}/]:not([value=${SVG}])${ELSEWHERE}, ` +
  `TemplateElement[value.raw=/${pattern}/]:not([value.raw=${SVG}])${ELSEWHERE}`;

const LOOK_OF_STYLE =
  '/^(?:color|background|font|border|outline|boxShadow|textShadow|filter|fill|stroke|caretColor|accentColor|lineHeight|letterSpacing|padding|margin|gap|rowGap|columnGap|opacity)/';
const LOOK_ANYWHERE =
  '/^(?:background|backgroundColor|fontSize|fontFamily|boxShadow|textShadow|borderRadius|borderColor|lineHeight|letterSpacing)$/';

/** For the rule no-restricted-syntax. */
const UNTRANSLATED =
  'CallExpression[callee.name="formatEuros"], Identifier[name=/^(token|pickupWindow)$/], MemberExpression[property.name=/^(token|pickupWindow)$/]';

export const TOKEN_LAW = [
  {
    selector: `JSXElement[openingElement.name.name=/^[a-z]/]:not(:has(JSXAttribute[name.name='translate'])) > JSXExpressionContainer > :matches(${UNTRANSLATED})`,
    message:
      'A browser that translates the page would keep an old amount or change a token: translate="no" where it stands.',
  },
  ...TEXTS.map(([pattern, message]) => ({ selector: saying(pattern), message })),
  {
    selector: `JSXAttribute[name.name='style'] Property:matches([key.name=${LOOK_OF_STYLE}], [key.value=${LOOK_OF_STYLE}])`,
    message: 'Looks are classes made of tokens; style only carries what is measured, such as the height of a bar.',
  },
  {
    selector: `JSXAttribute[name.name='style'] Property > Literal[raw=/^[1-9]/]`,
    message: 'A number in style is a length in pixels: take a class of the spacing scale.',
  },
  {
    selector: `Property[key.name=${LOOK_ANYWHERE}] > :matches(Literal, TemplateLiteral)`,
    message: 'What a style object would say about looks is a token of ui/theme/theme.css.',
  },
  {
    selector: `JSXAttribute[name.name=/^(?:fill|stroke|color|stopColor|floodColor)$/] Literal[value!=/^(?:none|currentColor)$/]`,
    message: 'Drawings take the colour of their text (currentColor) or a class: fill-accent, stroke-line.',
  },
  {
    selector: String.raw`JSXAttribute[name.name=/^(?:size|fontSize)$/] Literal[raw=/^["']?[\d.]/]`,
    message: 'Sizes are classes of the scale: size-5.',
  },
];
