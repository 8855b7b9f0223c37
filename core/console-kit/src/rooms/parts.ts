// Parts of a page that only screens of the console draw.

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
