export { createPlugin } from '@airshed/plugin-cli/create'
