/** Address of the exported payload that the router fetches for a page: `/docs/x/` has `/docs/x/index.txt`. */
export function payloadUrl(pathname: string): string {
  return `${pathname.replace(/\/?$/, '/')}index.txt`;
}
