/** The number of nearest entries per kind that a place's page reads, for nearby places and excursions. */
export const NEAREST = { spot: 8, hotel: 6 } as const
