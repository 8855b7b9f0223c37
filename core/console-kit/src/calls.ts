/** Every call of the API, for the hooks `useCall` and `useChange`. */
export * from '@airshed/schemas/calls'
