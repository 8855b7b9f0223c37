/** Style sheets are imported for their side effect; packages that import this one inherit the declaration. */
declare module '*.css' {}
