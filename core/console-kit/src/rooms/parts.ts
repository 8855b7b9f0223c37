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
export * from '../pages/picture/PictureField.tsx'
export * from '../pages/picture/pictureHint.tsx'
export * from '../pages/picture/Portrait.tsx'
