/** Name of a package's tarball, as npm names it: `airshed-kit-0.2.0.tgz`. */
export const tarballName = ({ name, version }: { name: string; version: string }): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
