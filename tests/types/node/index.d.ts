// Stands for the types of Node where a library of browser code asks for them: browser code gets none.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a module without names is what is meant
export {}
