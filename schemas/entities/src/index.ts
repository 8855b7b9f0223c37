// Schemas of every entity. Each room is a handwritten list.

export * from './rooms/alerts.ts'
export * from './rooms/channel.ts'
export * from './rooms/dashboards.ts'
export * from './rooms/devices.ts'
export * from './rooms/imports.ts'
export * from './rooms/measurements.ts'
export * from './rooms/people.ts'
export * from './rooms/plugins.ts'
export * from './rooms/server.ts'
export * from './rooms/webhooks.ts'
