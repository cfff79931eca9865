FROM python:3.12-slim
RUN useradd --create-home mewseum && install --directory --owner=mewseum /home/mewseum/.cache
COPY . /src
RUN pip install --no-cache-dir /src && rm -rf /src
USER mewseum
EXPOSE 7370
CMD ["mewseum", "serve", "--host=0.0.0.0"]
