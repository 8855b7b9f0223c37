// The entities of the server that a screen lists, edits or decides on.

export type * from '@airshed/schemas'
