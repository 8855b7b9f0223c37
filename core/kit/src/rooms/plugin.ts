// The interface of a plugin: what it receives, and what it exports.

export {
  type Frame,
  type HoverTime,
  type Messages,
  type NavigationTarget,
  NO_DATA,
  type PluginIntl,
  type ScreenProps,
  type WidgetActions,
  type WidgetProps,
} from '@airshed/contract'
