type Ids = Record<'postId' | 'uploadId' | 'redesignId', string>

/** The forms of the blog's administration, each with its address. */
export function blogActions({
  postId,
  uploadId,
  redesignId,
  photo,
}: Ids & { photo: File }): [path: string, form: Record<string, string | File>][] {
  const posts = '/admin/settings/blog'
  const words = { title: 'Mine', content: '<p>Mine</p>' }
  const version = new Date().toISOString()
  const changes = ['publish', 'approve', 'reject', 'unpublish']
  return [
    [posts, { intent: 'delete', postId }],
    ...changes.map((change): [string, Record<string, string>] => [
      posts,
      { intent: 'status', postId, change, version },
    ]),
    [`${posts}/new`, { intent: 'create', ...words }],
    [`${posts}/${postId}`, { intent: 'update', ...words, version }],
    [`${posts}/pictures`, { picture: photo }],
    [`${posts}/preview`, words],
    [
      '/admin/uploads',
      { intent: 'generate-post', uploadId, redesignId, publication: 'review', ownerAgreed: 'on' },
    ],
  ]
}
