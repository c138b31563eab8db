/**
 * Every colour of Reisewerk, once for each scheme. Components use them as CSS variables: `var(--rw-line)`.
 * `ink` is text, `soft` a ground behind it, `mark` a dot, ring or bar. All ink/soft pairs reach 4.5 : 1.
 */
// biome-ignore format: each tone and each kind stays on one line
export const lightTokens = {
  ground: '#faf9f7',
  surface: '#ffffff',
  sunken: '#f5f3f0',
  hover: '#f6f4f1',
  selected: '#faf0f7',
  line: '#e9e6e1',
  'line-strong': '#d6d1ca',
  ink: '#23201d',
  'ink-2': '#5e5851',
  'ink-3': '#756e66',
  accent: '#863472',
  'accent-ink': '#863472',
  'accent-soft': '#f7ebf4',
  'accent-line': '#d9b0cd',
  shadow: '0 1px 2px rgb(45 35 25 / 6%), 0 8px 28px rgb(45 35 25 / 14%)',

  'neutral-ink': '#5c564f', 'neutral-soft': '#efedea', 'neutral-mark': '#9a938a',
  'info-ink': '#1d5a99', 'info-soft': '#e6f0fa', 'info-mark': '#3b86cf',
  'violet-ink': '#5745a6', 'violet-soft': '#eeebfb', 'violet-mark': '#7d68d2',
  'teal-ink': '#13665f', 'teal-soft': '#e0f2ef', 'teal-mark': '#2a938a',
  'good-ink': '#2a6b3c', 'good-soft': '#e5f3e7', 'good-mark': '#43985c',
  'warn-ink': '#85560a', 'warn-soft': '#fcf1db', 'warn-mark': '#d99a25',
  'bad-ink': '#a8281f', 'bad-soft': '#fcebe8', 'bad-mark': '#d4483d',

  'hotel-ink': '#8a5a00', 'hotel-soft': '#fbf1dc',
  'ferry-ink': '#1b62a5', 'ferry-soft': '#e5f0fa',
  'airline-ink': '#5f4bb8', 'airline-soft': '#eeebfb',
  'train-ink': '#0f6e66', 'train-soft': '#e0f2ef',
  'other-ink': '#a84420', 'other-soft': '#fbebe4',
  'route-ink': '#4a6b14', 'route-soft': '#edf4de',
  'free-ink': '#635d56', 'free-soft': '#efedea',
} as const

export type Token = keyof typeof lightTokens

// biome-ignore format: as above
export const darkTokens: Record<Token, string> = {
  ground: '#161413',
  surface: '#1c1a18',
  sunken: '#221f1d',
  hover: '#25221f',
  selected: '#2c2029',
  line: '#2f2b28',
  'line-strong': '#47423d',
  ink: '#ece8e3',
  'ink-2': '#b3aca4',
  'ink-3': '#968f87',
  accent: '#a04a8a',
  'accent-ink': '#dfa3cd',
  'accent-soft': '#35222f',
  'accent-line': '#6d3a5f',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 10px 32px rgb(0 0 0 / 55%)',

  'neutral-ink': '#b8b1a9', 'neutral-soft': '#2d2a27', 'neutral-mark': '#847d75',
  'info-ink': '#8dbeef', 'info-soft': '#1a2b3c', 'info-mark': '#4f97da',
  'violet-ink': '#b8a9f2', 'violet-soft': '#292341', 'violet-mark': '#8f7be0',
  'teal-ink': '#74cabf', 'teal-soft': '#15322f', 'teal-mark': '#35a89b',
  'good-ink': '#86cb98', 'good-soft': '#1b3122', 'good-mark': '#4fae6b',
  'warn-ink': '#e6b45c', 'warn-soft': '#352a16', 'warn-mark': '#d9982b',
  'bad-ink': '#f29a90', 'bad-soft': '#3c1f1c', 'bad-mark': '#e2645a',

  'hotel-ink': '#e3b45a', 'hotel-soft': '#332815',
  'ferry-ink': '#86bcf0', 'ferry-soft': '#192b3d',
  'airline-ink': '#b6a8f5', 'airline-soft': '#292341',
  'train-ink': '#6fc9bd', 'train-soft': '#14312e',
  'other-ink': '#ee9c7b', 'other-soft': '#3a231a',
  'route-ink': '#a9cb66', 'route-soft': '#262f15',
  'free-ink': '#ada69e', 'free-soft': '#2c2926',
}
