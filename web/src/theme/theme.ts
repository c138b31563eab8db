import {
  ActionIcon,
  Button,
  type CheckboxProps,
  createTheme,
  type DrawerProps,
  Input,
  Kbd,
  type MenuProps,
  type ModalProps,
  type MultiSelectProps,
  type NumberInputProps,
  type PasswordInputProps,
  type PopoverProps,
  type SegmentedControlProps,
  type SelectProps,
  type SwitchProps,
  type TabsProps,
  type TagsInputProps,
  type TextareaProps,
  Tooltip,
} from '@mantine/core'
import type { FocusEvent } from 'react'

/** What is chosen and the search stand in one line as long as they fit. */
const narrowSearch = { inputField: { minWidth: 36 } }

/**
 * The list of choices scrolls itself: the area that Mantine would put around them scrolls without being reachable by keyboard
 * (axe scrollable-region-focusable).
 */
const scrollingOptions = { styles: { options: { maxHeight: 224, overflowY: 'auto' } } }

/**
 * A list opens when one types, presses an arrow key or clicks: opened by the focus alone it would lie over what stands below, such as
 * the reason for which a field that one is led to was refused.
 */
const openedByHand = { openOnFocus: false }

/** What `Component.extend` does, without pulling components into the first screen that it does not show. */
function declared<Props>(theme: {
  defaultProps?: Partial<Props>
  vars?: () => object
  styles?: object
  classNames?: object
}) {
  return theme
}

/** After the press that brought the focus has set its caret. */
function selectText({ currentTarget }: FocusEvent<HTMLInputElement>) {
  requestAnimationFrame(() => currentTarget.select())
}

export const theme = createTheme({
  primaryColor: 'plum',
  primaryShade: { light: 7, dark: 6 },
  // biome-ignore format: ten shades a line, from light to dark
  colors: {
    plum: ['#faf0f7', '#f2deec', '#e5bbd8', '#d795c2', '#c772ae', '#b2559a', '#a04a8a', '#863472', '#722a60', '#5b204c'],
    red: ['#fcebe8', '#f7d2cc', '#f0b0a8', '#f29a90', '#e2645a', '#d4483d', '#bf382e', '#a8281f', '#5a231e', '#3c1f1c'],
    gray: ['#faf9f7', '#f5f3f0', '#e9e6e1', '#dcd8d2', '#d6d1ca', '#a8a29a', '#756e66', '#5e5851', '#3d3934', '#23201d'],
    dark: ['#ece8e3', '#b3aca4', '#968f87', '#6b655f', '#47423d', '#2f2b28', '#221f1d', '#1c1a18', '#161413', '#0f0e0d'],
  },
  fontFamily: '"Inter Hyphen", "Inter Variable", Inter, system-ui, sans-serif',
  fontFamilyMonospace: '"Inter Hyphen", "Inter Variable", Inter, system-ui, sans-serif',
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '19px' },
  lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '22px', xl: '26px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '5px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'xs' },
      vars: () => ({ root: { '--button-height': '28px', '--button-fz': '13px', '--button-padding-x': '10px' } }),
      styles: { root: { fontWeight: 500 }, section: { marginInlineEnd: 6 } },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { size: 28, variant: 'subtle', color: 'gray' },
      classNames: { root: 'rw-icon-button' },
    }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': '30px', '--input-fz': '13px' } }) }),
    InputWrapper: Input.Wrapper.extend({
      vars: () => ({
        label: { '--input-label-size': '12px' },
        error: { '--input-error-size': '12px' },
        description: { '--input-description-size': '12px' },
        success: {},
      }),
    }),
    Select: declared<SelectProps>({
      ...scrollingOptions,
      defaultProps: {
        ...openedByHand,
        // Choosing what is chosen keeps it; a field that may be empty is cleared by its button.
        allowDeselect: false,
        withScrollArea: false,
        checkIconPosition: 'right',
        rightSectionWidth: 26,
        // There is room for one sign: what is chosen can be cleared, else the list can be opened.
        clearSectionMode: 'clear',
        // Type and press Enter: the first that fits is taken.
        selectFirstOptionOnChange: true,
        nothingFoundMessage: 'Nichts gefunden',
        clearButtonProps: { 'aria-label': 'Leeren' },
        // Typing replaces what is chosen.
        onFocus: selectText,
      },
    }),
    MultiSelect: declared<MultiSelectProps>({
      defaultProps: {
        ...openedByHand,
        withScrollArea: false,
        checkIconPosition: 'right',
        nothingFoundMessage: 'Nichts gefunden',
        clearButtonProps: { 'aria-label': 'Leeren' },
      },
      styles: { ...scrollingOptions.styles, ...narrowSearch },
    }),
    TagsInput: declared<TagsInputProps>({
      defaultProps: { withScrollArea: false, clearButtonProps: { 'aria-label': 'Leeren' } },
      styles: { ...scrollingOptions.styles, ...narrowSearch },
    }),
    NumberInput: declared<NumberInputProps>({
      defaultProps: { hideControls: true, decimalSeparator: ',', thousandSeparator: '.' },
    }),
    Textarea: declared<TextareaProps>({ defaultProps: { autosize: true, minRows: 3 } }),
    PasswordInput: declared<PasswordInputProps>({
      defaultProps: { visibilityToggleButtonProps: { 'aria-label': 'Zeichen anzeigen' } },
    }),
    Modal: declared<ModalProps>({
      defaultProps: {
        radius: 'lg',
        closeButtonProps: { 'aria-label': 'Schließen' },
        transitionProps: { duration: 120 },
      },
      classNames: { title: 'rw-dialog-title', content: 'rw-dialog', overlay: 'rw-veil' },
    }),
    Drawer: declared<DrawerProps>({ defaultProps: { closeButtonProps: { 'aria-label': 'Schließen' } } }),
    Kbd: Kbd.extend({ classNames: { root: 'rw-key' } }),
    Checkbox: declared<CheckboxProps>({
      defaultProps: { size: 'xs', radius: 'xs' },
      vars: () => ({ root: { '--checkbox-size': '15px' } }),
      styles: { label: { fontSize: 13, paddingInlineStart: 7 }, description: { fontSize: 12, paddingInlineStart: 7 } },
    }),
    Switch: declared<SwitchProps>({
      defaultProps: { size: 'xs', withThumbIndicator: false },
      styles: { label: { fontSize: 13, paddingInlineStart: 8 }, description: { fontSize: 12, paddingInlineStart: 8 } },
    }),
    SegmentedControl: declared<SegmentedControlProps>({
      defaultProps: { size: 'xs', radius: 'sm', transitionDuration: 120 },
      vars: () => ({ root: { '--sc-font-size': '12px', '--sc-padding': '1px 9px' } }),
      styles: { root: { padding: 3 }, label: { lineHeight: '20px' } },
    }),
    Tabs: declared<TabsProps>({ defaultProps: { keepMounted: false } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 1000, withArrow: false } }),
    Menu: declared<MenuProps>({ defaultProps: { shadow: 'md', radius: 'md', withInitialFocusPlaceholder: false } }),
    Popover: declared<PopoverProps>({ defaultProps: { shadow: 'md', radius: 'md' } }),
  },
})
