// SQL of the columns that PostgreSQL keeps of each post.

/** The words of sanitised HTML: every `<` begins a tag, and no more is escaped than these. */
export const PLAIN_TEXT = `
  replace(replace(replace(replace(replace(regexp_replace(content, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&nbsp;', ' '), '&amp;', '&')`

/** Without angle brackets: the parser of the full text search takes what stands between them for tags. */
const unbracketed = (text: string) => `translate(${text}, '<>', '  ')`

/** What a search looks at: the title counts most, then what the room is and the excerpt, then the text. */
export const SEARCH_VECTOR = `
  setweight(to_tsvector('english', ${unbracketed('title')}), 'A') ||
  setweight(to_tsvector('english', coalesce(style_applied, '') || ' ' || replace(coalesce(room_type, ''), '-', ' ')), 'B') ||
  setweight(to_tsvector('english', ${unbracketed('excerpt')}), 'B') ||
  setweight(to_tsvector('english', ${unbracketed(PLAIN_TEXT.trim())}), 'D')`
