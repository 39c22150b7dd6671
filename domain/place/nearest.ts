/** The number of nearest entries per kind that a place's page reads, for nearby places and excursions. */
export const NEAREST = { spot: 8, hotel: 6 } as const

/** The number of newest articles that are considered for a place: those that its page, or that of its area, may show. */
export const NEWEST_OF_PLACE = 8
