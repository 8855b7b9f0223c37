/** Style sheets are imported for their effect; packages that import this one get this with it. */
declare module '*.css' {}
