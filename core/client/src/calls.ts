/** Every call of the API, by name: its route, its schemas and what it needs. */
export * from '@airshed/schemas/calls'
