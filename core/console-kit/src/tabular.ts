// How tables in files are read: only the pages of imports need it.

export { headRows, type HeadRows } from '@airshed/domain/tabular'
