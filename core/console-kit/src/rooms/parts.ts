// Parts of a page that only console screens use.

export {
  Callout,
  Card,
  Checkbox,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuButton,
  MenuDivider,
  MenuItem,
  TimeRangePicker,
  ToastRegion,
} from '@airshed/ui'
export { PictureField, type PictureFieldProps } from '../pages/picture/PictureField.tsx'
export { pictureHint } from '../pages/picture/pictureHint.tsx'
export { initialsOf, Portrait, type PortraitProps } from '../pages/picture/Portrait.tsx'
