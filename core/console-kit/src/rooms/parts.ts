// Parts of a page that only screens of the console draw.

export {
  Callout,
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
