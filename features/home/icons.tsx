/** Icons of 24 by 24, by the suffix of their text key; each is a single path. */
const paths = {
  Versions: 'M8 3h12v14H8zM4 7v14h12M12 8h4M12 12h4',
  Resume: 'M4 12a8 8 0 1 0 2.5-5.800L4 8.5M4 3.5v5h5M12 8v4.5l3 2',
  Review: 'M3.5 6.5l2 2 3.5-4M3.5 16.5l2 2 3.5-4M13 7h8M13 17h8',
  Webhooks:
    'M12 8.5a2.5 2.5 0 1 0-.01 0zM12 8.5l-4 7M12 8.5l4 7M6.5 20.5a2.5 2.5 0 1 0-.01 0zM17.5 20.5a2.5 2.5 0 1 0-.01 0zM9 18h6',
  SignIn: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2',
  Tenants: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  Nuget: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  Repository: 'M8.5 7L4 12l4.5 5M15.5 7L20 12l-4.5 5M13.5 4.5l-3 15',
  Docker: 'M3 8h18v10H3zM7.5 8v10M12 8v10M16.5 8v10M6 8V5h12v3',
} as const;

type IconName = keyof typeof paths;

/** Renders a decorative icon; the text next to it has the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="landing-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
