// Replaces the types of Node if a library of browser code requests them: browser code gets none.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module without names is what is meant
export {}
