/** Which part of React counts how many stacks it took; internal, so it may be missing in another version. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

// React's development build takes a stack for every element, to tell a debugger where it was created. Nobody
// debugs here, and it is a fifth of what pages compute. Warnings keep their text and their component stack.

// Read by React when it is loaded, so removed before.
Object.assign(console, { createTask: undefined })
const react: Record<string, unknown> = { ...(await import('react')) }
const internals = react[INTERNALS]
if (typeof internals === 'object' && internals !== null) {
  // React takes no more stacks after 10,000 in a second: this is always more.
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  })
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes it a module, which may wait
export {}
