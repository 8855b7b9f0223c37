import { Type } from 'typebox'

/** Number of the newest version of what users set up on a device. */
export const NodeVersion = Type.Integer({
  minimum: 1,
  description:
    'Grows with each change of what users set up: its fields, and the settings that are asked of it',
})

/** In the body of a change: what it is based on. */
export const StartVersion = Type.Optional(
  Type.Integer({
    minimum: 1,
    description:
      'The version of the device that the change starts from: 409 with the newest device if there is another one. Default: any',
  }),
)
